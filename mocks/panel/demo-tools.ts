import { switchedFailures, switchFailure } from '../failures'
import type { MailRow } from '../rows'
import type { WorldStore } from '../store/world-store'
import { demoToolsStyle } from './style'

type Attributes = Record<string, string | boolean>

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '')
    else if (value !== false) node.setAttribute(name, value)
  }
  node.append(...children)
  return node
}

/** Links are relative, so an email requested from another origin opens on this one. */
function mailItem({ to, subject, link, sent_at }: MailRow): HTMLLIElement {
  const { pathname } = new URL(link)
  const time = element('time', { datetime: sent_at }, new Date(sent_at).toLocaleTimeString('en-GB'))
  return element('li', {}, element('a', { href: pathname }, subject), ` to ${to}, `, time)
}

function failureSelect(): HTMLSelectElement {
  const options = Object.entries(switchedFailures).map(([name, { label }]) =>
    element('option', { value: name }, label),
  )
  return element(
    'select',
    { id: 'failure' },
    element('option', { value: '' }, 'Nothing'),
    ...options,
  )
}

/** Shows the button at the bottom left and its panel: sent emails, reset, failures. */
export function showDemoTools(store: WorldStore): void {
  const count = element('span', { class: 'count' })
  const button = element(
    'button',
    { type: 'button', class: 'toggle', 'aria-expanded': 'false', 'aria-controls': 'panel' },
    'Sent emails',
    count,
  )
  const mails = element('ul')
  const none = element('p', {}, 'None yet. Register, or ask for a password reset.')
  const reset = element('button', { type: 'button' }, 'Reset demo data')
  const select = failureSelect()
  const label = element('label', { for: 'failure' }, 'Make the server fail')
  const panel = element(
    'div',
    { id: 'panel', class: 'panel', hidden: true },
    element('h2', {}, 'Demo: what the mocked server sent'),
    none,
    mails,
    element('p', { class: 'field' }, label, select),
    reset,
  )
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [demoToolsStyle()]
  root.append(element('aside', { 'aria-label': 'Demo tools' }, panel, button))
  document.body.append(host)
  syncColourMode(host)

  async function refresh() {
    const { sent, fail } = await store.run((world) => ({
      sent: world.mails.all().reverse(),
      fail: world.behaviour.fail,
    }))
    count.textContent = sent.length > 0 ? String(sent.length) : ''
    mails.replaceChildren(...sent.map(mailItem))
    none.hidden = sent.length > 0
    select.value = fail ?? ''
  }

  function setOpen(isOpen: boolean) {
    panel.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
  }

  button.addEventListener('click', () => setOpen(panel.hasAttribute('hidden')))
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || panel.hidden) return
    setOpen(false)
    button.focus()
  })
  reset.addEventListener('click', async () => {
    await store.reset()
    location.assign('/')
  })
  select.addEventListener('change', () =>
    store.run((world) => switchFailure(world, select.value || null)),
  )

  const otherTabs = new BroadcastChannel('mock-api')
  otherTabs.onmessage = () => void refresh()
  store.onWrite(() => {
    otherTabs.postMessage('written')
    void refresh()
  })
  void refresh()
}

/** The portal sets its colour mode as a class of the root element. */
function syncColourMode(host: HTMLElement): void {
  const page = document.documentElement
  const update = () => host.classList.toggle('dark', page.classList.contains('dark'))
  new MutationObserver(update).observe(page, { attributeFilter: ['class'] })
  update()
}
