import { useEffect, useState } from 'react'

/** Counts down in seconds from mount or the last restart. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [began, setBegan] = useState(() => performance.now())
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const count = () => {
      const now = Math.ceil(seconds - (performance.now() - began) / 1000)
      setLeft(Math.max(0, now))
      if (now <= 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    count()
    return () => clearInterval(timer)
  }, [began, seconds])
  return [left, () => setBegan(performance.now())]
}
