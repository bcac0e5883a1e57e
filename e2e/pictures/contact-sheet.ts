import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { folder, schemes, widths } from './folder'

/** Writes a page with all pictures: a row for each state, a column for each size and scheme. */
export default function writeContactSheet(): void {
  mkdirSync(folder, { recursive: true })
  const files = new Set(readdirSync(folder).filter((name) => name.endsWith('.png')))
  const names = [...new Set([...files].map((name) => name.split('.')[0] ?? ''))].sort()
  const looks = widths.flatMap((width) => schemes.map((scheme) => `${width}.${scheme}`))
  const picture = (file: string) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
  const row = (name: string) => {
    const own = looks.map((look) => `${name}.${look}.png`).filter((file) => files.has(file))
    return `<h2 id="${name}">${name}</h2><div>${own.map(picture).join('')}</div>`
  }
  const style =
    'body{font:14px sans-serif;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:26rem;width:auto;max-width:32rem;object-fit:cover;object-position:top left;border:1px solid #999}nav{columns:5}'
  const links = names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Every screen</title><style>${style}</style><h1>Every screen</h1><nav>${links}</nav>${names.map(row).join('')}</html>`,
  )
}
