import type { NavigateOptions } from '@tanstack/react-router'
import { type ColourMode, setColourMode } from '@/ui/colour-mode'

/** Something the command bar does, found by its words. */
export interface Action {
  name: string
  /** Other words a person may think of. */
  words?: string
  go: () => void
}

export interface Doing {
  navigate: (to: NavigateOptions) => void
  exportAll: () => void
  showKeys: () => void
  logout: () => void
}

export function actionsOf({ navigate, exportAll, showKeys, logout }: Doing): readonly Action[] {
  const colours = (name: string, mode: ColourMode): Action => ({
    name,
    words: 'colour color mode theme switch',
    go: () => setColourMode(mode),
  })
  return [
    { name: 'Add debt', words: 'new create', go: () => navigate({ to: '/add-debt' }) },
    {
      name: 'Import CSV',
      words: 'file spreadsheet upload many',
      go: () => navigate({ to: '/add-debt', search: { by: 'csv' } }),
    },
    { name: 'Export all debts', words: 'csv file spreadsheet download', go: exportAll },
    { name: 'All debts', words: 'list home', go: () => navigate({ to: '/', search: {} }) },
    {
      name: 'Client settings',
      words: 'company preferences account terms',
      go: () => navigate({ to: '/client-settings' }),
    },
    {
      name: 'About us',
      words: 'contact complaints help fees',
      go: () => navigate({ to: '/about' }),
    },
    colours('Light colours', 'light'),
    colours('Dark colours', 'dark'),
    colours('Colours as this device is set', 'system'),
    { name: 'Keyboard', words: 'keys shortcuts help', go: showKeys },
    { name: 'Logout', words: 'log out sign off leave', go: logout },
  ]
}

/** Those with every word somewhere in them. */
export function findActions(actions: readonly Action[], query: string): readonly Action[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ name, words = '' }) => {
    const text = `${name} ${words}`.toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}
