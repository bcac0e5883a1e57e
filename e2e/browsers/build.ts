import { build } from 'vite'
import { environment, folder } from './server.ts'

/** The build that the tests of this folder open, with the probe before its scripts. */
export default async function buildOnce(): Promise<void> {
  if (process.env.E2E_BUILT) return
  Object.assign(process.env, environment)
  await build({
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'probe',
        transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/probe/script.js' } }],
      },
    ],
  })
}
