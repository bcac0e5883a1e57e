/** The box that inputs, text areas and selects have in common. */
export const outlineControl = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  focusVisibleRing: 'outside',
  focusRingColor: 'focus',
} as const
