import type { MailRow } from '../db'
import { switchedFailures, switchFailure } from '../failures'
import type { WorldStore } from '../store/world-store'
import css from './demo-tools.css?inline'

const template = `
  <aside aria-label="Demo tools">
    <div id="panel" class="panel" hidden>
      <h2>Demo: what the mocked server sent</h2>
      <p id="none">None yet. Register, or ask for a password reset.</p>
      <ul></ul>
      <p>
        <label for="failure">Make the server fail</label>
        <select id="failure"><option value="">Nothing</option></select>
      </p>
      <button type="button" id="reset">Reset demo data</button>
    </div>
    <button type="button" id="toggle" aria-expanded="false" aria-controls="panel">Sent emails <span class="count"></span></button>
  </aside>`

/** Links are relative, so an email requested from another origin opens on this one. */
function mailItem({ to, subject, link, sent_at }: MailRow): HTMLLIElement {
  const item = document.createElement('li')
  const anchor = document.createElement('a')
  anchor.href = new URL(link).pathname
  anchor.textContent = subject
  item.append(anchor, ` to ${to}, ${new Date(sent_at).toLocaleTimeString('en-GB')}`)
  return item
}

/** Shows the button at the bottom left and its panel: sent emails, reset, failures. */
export function showDemoTools(store: WorldStore): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  // A constructed sheet, because the page's CSP allows no style element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = template
  document.body.append(host)

  const find = <E extends HTMLElement>(selector: string) => root.querySelector(selector) as E
  const toggle = find<HTMLButtonElement>('#toggle')
  const panel = find('#panel')
  const select = find<HTMLSelectElement>('select')
  for (const [name, { label }] of Object.entries(switchedFailures)) {
    select.add(new Option(label, name))
  }

  async function refresh() {
    const { sent, fail } = await store.run((world) => ({
      sent: world.mails.all().reverse(),
      fail: world.behaviour.fail,
    }))
    find('.count').textContent = sent.length > 0 ? String(sent.length) : ''
    find('ul').replaceChildren(...sent.map(mailItem))
    find('#none').hidden = sent.length > 0
    select.value = fail ?? ''
  }

  function setOpen(isOpen: boolean) {
    panel.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
  }

  toggle.addEventListener('click', () => setOpen(panel.hasAttribute('hidden')))
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return
    setOpen(false)
    toggle.focus()
  })
  find('#reset').addEventListener('click', async () => {
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
