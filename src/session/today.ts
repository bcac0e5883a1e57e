import { useSyncExternalStore } from 'react'
import { type IsoDate, nextMidnightInLondon, todayInLondon } from '@/rules/days'

/** Timers stand still while a machine sleeps, and not every wake-up raises an event. */
const recheckMs = 60_000

let day: IsoDate | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Reads the clock, and notifies every screen that shows a day that has ended. */
function refresh(): void {
  const now = todayInLondon(new Date())
  if (now === day) return
  day = now
  for (const listener of [...listeners]) listener()
}

function tick(): void {
  refresh()
  const now = Date.now()
  timer = setTimeout(tick, Math.min(recheckMs, nextMidnightInLondon(now) - now))
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick()
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pageshow', refresh)
  }
  listeners.add(listener)
  refresh()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', refresh)
    window.removeEventListener('pageshow', refresh)
  }
}

/** The day in London that the open screens show; for code outside components. */
export function currentDay(): IsoDate {
  if (day === null || listeners.size === 0) day = todayInLondon(new Date())
  return day
}

/** The day in London. It is the same in every component, and moves on at midnight. */
export const useToday = (): IsoDate => useSyncExternalStore(subscribe, currentDay)
