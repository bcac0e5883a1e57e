import type { NavigateOptions } from '@tanstack/react-router'
import { type ColourMode, setColourMode } from '@/ui/colour-mode'

/** An action of the command bar, found by its name or keywords. */
export interface Action {
  name: string
  /** Synonyms to search by. */
  keywords?: string
  go: () => void
}

export interface ActionHandlers {
  navigate: (to: NavigateOptions) => void
  exportAll: () => void
  showKeys: () => void
  logout: () => void
}

export function commandActions({
  navigate,
  exportAll,
  showKeys,
  logout,
}: ActionHandlers): readonly Action[] {
  const colours = (name: string, mode: ColourMode): Action => ({
    name,
    keywords: 'colour color mode theme switch',
    go: () => setColourMode(mode),
  })
  return [
    { name: 'Add debt', keywords: 'new create', go: () => navigate({ to: '/add-debt' }) },
    {
      name: 'Import CSV',
      keywords: 'file spreadsheet upload many',
      go: () => navigate({ to: '/add-debt', search: { by: 'csv' } }),
    },
    { name: 'Export all debts', keywords: 'csv file spreadsheet download', go: exportAll },
    { name: 'All debts', keywords: 'list home', go: () => navigate({ to: '/', search: {} }) },
    {
      name: 'Debts waiting for you',
      keywords: 'my turn needed answer to do',
      go: () => navigate({ to: '/', search: { show: 'waiting-for-you' } }),
    },
    {
      name: 'Client settings',
      keywords: 'company preferences account terms',
      go: () => navigate({ to: '/client-settings' }),
    },
    {
      name: 'About us',
      keywords: 'contact complaints help fees',
      go: () => navigate({ to: '/about' }),
    },
    colours('Light colours', 'light'),
    colours('Dark colours', 'dark'),
    colours('Use device colours', 'system'),
    { name: 'Keyboard', keywords: 'keys shortcuts help', go: showKeys },
    { name: 'Logout', keywords: 'log out sign off leave', go: logout },
  ]
}

/** Actions that contain every word of the query. */
export function findActions(actions: readonly Action[], query: string): readonly Action[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}
