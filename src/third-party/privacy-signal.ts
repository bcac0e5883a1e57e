declare global {
  interface Navigator {
    /** Global Privacy Control; undefined in browsers without it. */
    globalPrivacyControl?: boolean
  }
}

/** Whether the browser sends Global Privacy Control, which refuses sharing with third parties. */
export const hasPrivacySignal = () => navigator.globalPrivacyControl === true
