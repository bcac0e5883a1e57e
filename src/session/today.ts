import { useSyncExternalStore } from 'react'
import { type IsoDate, nextMidnightInLondon, todayInLondon } from '@/rules/days'

/** Timers stand still while a machine sleeps, and not every wake-up raises an event. */
const recheckMs = 60_000

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function schedule() {
    const now = Date.now()
    const ms = Math.min(recheckMs, nextMidnightInLondon(now) - now)
    timer = setTimeout(() => {
      onChange()
      schedule()
    }, ms)
  }
  schedule()
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

/** The day in London; for code outside components. */
export const currentDay = (): IsoDate => todayInLondon(new Date())

/** The day in London, which moves on at midnight. */
export const useToday = (): IsoDate => useSyncExternalStore(subscribe, currentDay)
