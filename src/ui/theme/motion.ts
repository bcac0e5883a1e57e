const from = (translate: string) => ({ from: { translate }, to: { translate: '0 0' } })
const to = (translate: string) => ({ from: { translate: '0 0' }, to: { translate } })

/** Keyframes referenced by Chakra's recipes for dialogs, drawers, menus and skeletons. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  rise: { from: { transform: 'translateY(1.5rem)' } },
  breathe: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': from('0 -0.5rem'),
  'slide-from-bottom': from('0 0.5rem'),
  'slide-from-left-full': from('-100% 0'),
  'slide-from-right-full': from('100% 0'),
  'slide-from-bottom-full': from('0 100%'),
  'slide-to-left-full': to('-100% 0'),
  'slide-to-right-full': to('100% 0'),
  'slide-to-bottom-full': to('0 100%'),
}

const animation = (animationName: string) => ({
  value: { transformOrigin: 'var(--transform-origin)', animationName },
})

export const animationStyles = {
  'slide-fade-in': animation('slide-from-top, fade-in'),
  'slide-fade-out': animation('fade-out'),
  'scale-fade-in': animation('scale-in, fade-in'),
  'scale-fade-out': animation('scale-out, fade-out'),
}
