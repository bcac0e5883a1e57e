import type { World } from '../db'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The front page of the mocked API on a port: the sent emails, newest first. */
export function outboxPage(world: World): Response {
  const mails = world.mails.all().reverse()
  const items = mails.map(
    ({ to, subject, link, sent_at }) =>
      `<li>${escapeHtml(sent_at)} to ${escapeHtml(to)}: <a href="${escapeHtml(link)}">${escapeHtml(subject)}</a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>None yet.</p>'
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mocked API</title><h1>Mocked API</h1><h2>Sent emails</h2>${list}</html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )
}
