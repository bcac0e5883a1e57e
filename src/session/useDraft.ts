import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createListeners } from '@/lib/listeners'
import { drafts } from './drafts'

const { notify, subscribe } = createListeners()

/**
 * The unsaved input of a form: state that outlives the form.
 * A closed form whose requests still run goes on changing the draft, which a newer form then shows, until
 * the newer form has changed the draft itself.
 * @param draftKey identifies the form, for instance `company` or `note:17`
 * @param initial the value without a stored draft
 * @param restore converts a stored draft, for instance one whose requests were interrupted
 */
export function useDraft<T>(
  draftKey: string,
  initial: () => T,
  restore: (stored: T) => T = (stored) => stored,
) {
  const stored = () => drafts.get(draftKey) as T | undefined
  const [restored] = useState(stored)
  const [value, setValue] = useState(() => (restored === undefined ? initial() : restore(restored)))
  const latest = useRef(value)
  /** What is stored, as far as this form knows. */
  const known = useRef(restored)
  const isClosed = useRef(false)

  /** Changes what is stored, unless a newer form has changed it. */
  function store(change: () => void) {
    if (stored() !== known.current) return
    change()
    known.current = stored()
    notify()
  }
  const follow = useEffectEvent(() => {
    if (isClosed.current || stored() === known.current) return
    known.current = stored()
    latest.current = known.current ?? initial()
    setValue(latest.current)
  })
  useEffect(() => {
    // It may have changed since this form was rendered.
    follow()
    return subscribe(follow)
  }, [])
  function save(next: T) {
    latest.current = next
    if (!isClosed.current) store(() => drafts.set(draftKey, next))
  }
  const remove = () => store(() => drafts.delete(draftKey))
  return {
    /** The value of the last render. */
    value,
    wasRestored: restored !== undefined,
    /** The newest value. */
    get: () => latest.current,
    /** The stored value, also a newer form's, which this form may change from now on. */
    takeOver() {
      known.current = stored()
      return known.current ?? initial()
    },
    /** Stores a value without rendering, for typing. */
    save,
    set(next: T) {
      save(next)
      setValue(next)
    },
    /** Deletes what is stored; the next change is stored again. */
    delete: remove,
    /** Deletes what is stored; later changes, such as an upload's progress, are not stored. */
    close() {
      isClosed.current = true
      remove()
    },
  }
}
