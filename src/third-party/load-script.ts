/**
 * Adds a third-party script to the page.
 * @throws {Error} when it is blocked or does not load
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`A third-party script is blocked: ${script.src}`))
    document.head.append(script)
  })
}
