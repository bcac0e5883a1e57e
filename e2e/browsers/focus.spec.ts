import { expect, logIn, test } from './fixtures.ts'
import { keys } from './tab.ts'

for (const mouseFocus of [true, false]) {
  test.describe(
    mouseFocus ? 'where a press gives the focus' : 'as in Safari, where it does not',
    () => {
      test.beforeEach(({ portal }) => {
        portal.probe = { ...portal.probe, mouseFocus }
      })

      test('dialogs take the focus and restore it when they close', async ({ tab }) => {
        await logIn(tab)
        await tab.open('/debt-detail/1?tab=addresses')
        await tab.press('button', 'Add address')
        await tab.sees('dialog', 'Add address')
        await expect.poll(() => tab.hasFocusIn('dialog')).toBe(true)
        await tab.type(keys.escape)
        await tab.seesNo('dialog')
        await tab.hasFocus('button', 'Add address')

        await tab.press('button', 'Add address')
        await tab.press('button', 'Cancel', { role: 'dialog' })
        await tab.seesNo('dialog')
        await tab.hasFocus('button', 'Add address')
      })

      test('menus, popovers and drawers restore the focus when they close', async ({ tab }) => {
        await logIn(tab)
        for (const [name, role] of [
          ['Filters', 'dialog'],
          ['Export CSV', 'menu'],
          ['More', 'menu'],
        ] as const) {
          await tab.press('button', name)
          await tab.sees(role)
          await expect.poll(() => tab.hasFocusIn(role), `${name} takes the focus`).toBe(true)
          await tab.type(keys.escape)
          await tab.seesNo(role)
          await tab.hasFocus('button', name)
        }
      })

      test('the focus moves on when the focused element is removed', async ({ tab }) => {
        await logIn(tab)
        await tab.open('/?age=over-180')
        await tab.press('button', /^Remove filter/)
        await tab.seesNo('button', /^Remove filter/)
        await expect.poll(() => tab.isFocusLost()).toBe(false)

        await tab.open('/debt-detail/1?tab=notes')
        await tab.press('button', /^Delete note/)
        await tab.press('button', 'Delete note', { role: 'alertdialog' })
        await tab.hasFocus('button', 'Undo')
        await tab.press('button', 'Undo')
        await tab.seesNo('button', 'Undo')
        await expect.poll(() => tab.isFocusLost()).toBe(false)
      })
    },
  )
}
