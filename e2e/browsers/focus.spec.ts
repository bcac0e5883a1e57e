import { logIn, test } from './fixtures.ts'

for (const hasMouseFocus of [true, false]) {
  test.describe(
    hasMouseFocus ? 'where a press gives the focus' : 'as in Safari, where it does not',
    () => {
      test.beforeEach(async ({ portal, user }) => {
        portal.probe = { ...portal.probe, hasMouseFocus }
        await logIn(user)
      })

      test('dialogs take the focus and restore it when they close', async ({ user }) => {
        await user.open('/debt-detail/1?tab=addresses')
        await user.press('button', 'Add address')
        await user.hasFocus('dialog', 'Add address')
        await user.tab.pressEscape()
        await user.seesNo('dialog')
        await user.hasFocus('button', 'Add address')

        await user.press('button', 'Add address')
        await user.press('button', 'Cancel', { role: 'dialog' })
        await user.seesNo('dialog')
        await user.hasFocus('button', 'Add address')
      })

      test('menus and popovers restore the focus when they close', async ({ user }) => {
        for (const [name, role] of [
          ['Filters', 'dialog'],
          ['Export CSV', 'menu'],
          ['More', 'menu'],
        ] as const) {
          await user.press('button', name)
          await user.hasFocus(role)
          await user.tab.pressEscape()
          await user.seesNo(role)
          await user.hasFocus('button', name)
        }
      })

      test('the focus moves on when the focused element is removed', async ({ user }) => {
        await user.open('/?age=over-180')
        await user.press('button', /^Remove filter/)
        await user.seesNo('button', /^Remove filter/)
        await user.keepsFocus()

        await user.open('/debt-detail/1?tab=notes')
        await user.press('button', /^Delete note/)
        await user.press('button', 'Delete note', { role: 'alertdialog' })
        await user.hasFocus('button', 'Undo')
        await user.press('button', 'Undo')
        await user.seesNo('button', 'Undo')
        await user.keepsFocus()
      })
    },
  )
}
