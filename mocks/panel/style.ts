/**
 * A constructed sheet, because the page's CSP allows no style element.
 * The button is fixed; on a narrow screen, where it would cover content, it is in the space that
 * the host reserves below the page.
 */
export function demoToolsStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host {
      --ground: #fff; --ink: #1a1a1a; --line: #767676; --link: #0b4f9e;
      all: initial; display: block; height: 44px; font: 14px/1.4 system-ui, sans-serif;
    }
    :host(.dark) {
      --ground: #1c1f24; --ink: #f0f0f0; --line: #8b9199; --link: #9cc4ff; color-scheme: dark;
    }
    aside { position: fixed; left: 6px; bottom: 6px; z-index: 5; color: var(--ink); }
    @media (max-width: 600px) { aside { position: relative; width: max-content; bottom: 0; } }
    @media print { :host { display: none; } }
    button, select {
      box-sizing: border-box; max-width: 100%; min-height: 30px; padding: 4px 10px;
      font: inherit; color: inherit; background: var(--ground);
      border: 1px solid var(--line); border-radius: 6px;
    }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .count:not(:empty) {
      margin-left: 8px; padding: 0 6px; border-radius: 9px; background: var(--ink); color: var(--ground);
    }
    .panel {
      position: absolute; left: 0; bottom: 38px; box-sizing: border-box;
      width: min(420px, calc(100vw - 24px)); max-height: min(460px, calc(100vh - 80px)); overflow: auto;
      padding: 14px; background: var(--ground); border: 1px solid var(--line); border-radius: 8px;
    }
    .panel[hidden], [hidden] { display: none; }
    h2 { font-size: 16px; margin: 0 0 8px; }
    ul { margin: 0 0 12px; padding: 0; list-style: none; }
    li { padding: 4px 0; overflow-wrap: anywhere; }
    a { color: var(--link); display: inline-block; min-height: 24px; }
    .field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; margin: 12px 0; }
  `)
  return sheet
}
