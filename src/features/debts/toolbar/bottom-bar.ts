/** On a phone the commands are a bar at the bottom of the window, in thumb's reach. */
export const bottomBar = {
  '& > button': { fontWeight: 'medium' },
  '@media screen and (max-width: 47.99rem)': {
    position: 'sticky',
    bottom: '0',
    order: '1',
    zIndex: '2',
    mx: '-4',
    px: '4',
    py: '2',
    paddingBottom: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > button': { flex: '1 1 auto', minH: '11', whiteSpace: 'nowrap' },
  },
}
