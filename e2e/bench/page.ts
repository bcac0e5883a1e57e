import { startSheet } from '@/features/import/sheet/sheet-handle'

export interface Measurement {
  /** From choosing the file to its totals. */
  milliseconds: number
  longestTask: number
  widestFrameGap: number
  rows: number
  /** Milliseconds of the floor's parsing and validation. */
  phases?: { papa: number; zod: number }
}

async function measure(
  task: () => Promise<Pick<Measurement, 'rows' | 'phases'>>,
): Promise<Measurement> {
  let longestTask = 0
  let widestFrameGap = 0
  let isOver = false
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  let before = performance.now()
  const frame = (now: number) => {
    widestFrameGap = Math.max(widestFrameGap, now - before)
    before = now
    if (!isOver) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const begun = performance.now()
  const done = await task()
  const milliseconds = performance.now() - begun
  isOver = true
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  return { milliseconds, longestTask, widestFrameGap, ...done }
}

const floor = (file: Blob) =>
  measure(async () => {
    const worker = new Worker(new URL('./floor.worker.ts', import.meta.url), { type: 'module' })
    const result = new Promise<{ rows: number; papa: number; zod: number }>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
    })
    worker.postMessage(file)
    const { rows, ...phases } = await result
    worker.terminate()
    return { rows, phases: phases }
  })

const portal = (file: Blob) =>
  measure(async () => {
    const sheet = startSheet()
    const settings = { today: '2026-04-01', rules: 'portal' } as const
    const opened = await sheet.open(new File([file], 'debts.csv'), settings, {}, () => {})
    sheet.close()
    if (!opened.ok || opened.value.kind !== 'opened') throw new Error('The file was not opened.')
    return { rows: opened.value.summary.counts.ready }
  })

Object.assign(window, { floor, portal })
