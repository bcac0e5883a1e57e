import { useRef, useState } from 'react'
import { deleteDraft, hasDraft, readDraft, saveDraft } from './drafts'
import { session } from './session'

/**
 * The unsaved input of a form: state that outlives the form, for the user who opened it.
 * @param draftKey identifies the form, for instance `company` or `note:17`
 * @param initial the value without a stored draft
 * @param restore converts a stored draft, for instance one whose requests were interrupted
 */
export function useDraft<T>(
  draftKey: string,
  initial: () => T,
  restore: (stored: T) => T = (stored) => stored,
) {
  const [userEpoch] = useState(session.userEpoch)
  const [wasRestored] = useState(() => hasDraft(draftKey))
  const [value, setValue] = useState(() =>
    wasRestored ? restore(readDraft(draftKey) as T) : initial(),
  )
  const latest = useRef(value)
  const isClosed = useRef(false)

  function save(next: T) {
    latest.current = next
    // A late change must not become a draft of the next user.
    if (!isClosed.current && session.userEpoch() === userEpoch) saveDraft(draftKey, next)
  }
  const remove = () => {
    if (session.userEpoch() === userEpoch) deleteDraft(draftKey)
  }
  return {
    /** As last rendered. */
    value,
    wasRestored,
    /** The newest value. */
    get: () => latest.current,
    /** Whether there is anything unsaved. */
    exists: () => hasDraft(draftKey),
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
