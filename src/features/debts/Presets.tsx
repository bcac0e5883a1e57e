import type { DebtRow } from './debt-row'
import { findSegment } from './find-debts'
import { isPresetOn, presets, withoutPreset } from './preset-searches'
import styles from './presets.module.css'
import { type DebtsSearch, type ListSegment, listSegments } from './search'

const segmentLabels: Record<ListSegment, string> = {
  'waiting-for-you': 'Waiting for you',
  overdue: 'Overdue',
  'not-overdue': 'Not overdue',
  disputed: 'Disputed',
  settled: 'Settled',
}

/** The segments of the list with the number of their debts found, and the presets. */
export function Presets({
  rows,
  search,
  onSearch,
}: {
  /** The debts found without the segment. */
  rows: readonly DebtRow[]
  search: DebtsSearch
  onSearch: (changes: DebtsSearch) => void
}) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers */}
      <div className={styles.segments} role="group" aria-label="Which debts">
        {[undefined, ...listSegments].map((segment) => (
          <button
            key={segment ?? 'all'}
            type="button"
            aria-pressed={search.show === segment}
            onClick={() => onSearch({ show: search.show === segment ? undefined : segment })}
          >
            {segment ? segmentLabels[segment] : 'All'}{' '}
            <span>{findSegment(rows, segment).length}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in all browsers */}
      <div className={styles.chips} role="group" aria-label="Presets">
        {presets.map((preset) => {
          const isOn = isPresetOn(search, preset)
          return (
            <button
              key={preset.label}
              type="button"
              aria-pressed={isOn}
              onClick={() => onSearch(isOn ? withoutPreset(preset) : preset.search)}
            >
              {preset.label}
            </button>
          )
        })}
      </div>
    </div>
  )
}
