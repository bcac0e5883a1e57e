/** Shared styles of inputs, text areas and selects. */
export const outlineControl = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  focusVisibleRing: 'outside',
  focusRingColor: 'focus',
} as const
