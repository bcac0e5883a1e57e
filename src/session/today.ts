import { useSyncExternalStore } from 'react'
import type { IsoDate } from '@/rules/days'
import { todayInLondon } from '@/rules/today-in-london'

/** How late after midnight the day moves on at most. Timers stand still while a machine sleeps. */
const recheckMs = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, recheckMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The day in London; for code outside components. */
export const currentDay = (): IsoDate => todayInLondon(new Date())

/** The day in London, which moves on within a minute of midnight. */
export const useToday = (): IsoDate => useSyncExternalStore(subscribe, currentDay)
