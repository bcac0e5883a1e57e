import type { Page } from '@playwright/test'

declare global {
  interface Window {
    moved: string[]
  }
}

/** Records every visible animation and transition from now on. */
export const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen = 0.02
    window.moved = []
    const longest = (times: string) =>
      Math.max(
        ...times
          .split(',')
          .map(
            (time) =>
              Number.parseInt(
                time.includes('ms') ? time : `${Number(time.replace('s', '')) * 1000}`,
                10,
              ) / 1000,
          ),
      )
    const note = (event: AnimationEvent | TransitionEvent) => {
      if (!(event.target instanceof Element)) return
      const style = getComputedStyle(event.target)
      const isTransition = event instanceof TransitionEvent
      const lasts = longest(isTransition ? style.transitionDuration : style.animationDuration)
      const what = isTransition ? event.propertyName : event.animationName
      if (lasts > seen)
        window.moved.push(`${what} ${lasts}s ${event.target.outerHTML.slice(0, 80)}`)
    }
    addEventListener('transitionrun', note, true)
    addEventListener('animationstart', note, true)
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const lasts = typeof options === 'number' ? options : Number(options?.duration ?? 0)
      if (lasts > seen * 1000)
        window.moved.push(`animate ${lasts}ms ${this.outerHTML.slice(0, 80)}`)
      return animate.call(this, frames, options)
    }
  })

export const moved = (page: Page) => page.evaluate(() => window.moved)
