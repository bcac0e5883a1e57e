declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not know it. */
    globalPrivacyControl?: boolean
  }
}

/** Whether the browser asks, on the person's behalf, that nothing be shared with third parties. */
export const hasPrivacySignal = () => navigator.globalPrivacyControl === true
