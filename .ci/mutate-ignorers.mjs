// Code that a mutation run ignores.
const isSentence = (text) => /^\p{L}\S* \S/u.test(text.trim())

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'screen-text',
    value: {
      /** Screen text has several words; keys and tags have one. */
      shouldIgnore({ node }) {
        const text =
          node.type === 'TemplateLiteral'
            ? node.quasis.map(({ value }) => value.cooked).join('…')
            : node.type === 'StringLiteral' && node.value
        return text && isSentence(text) ? 'text on the screen' : undefined
      },
    },
  },
]
