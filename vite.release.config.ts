import { defineConfig, mergeConfig } from 'vite'
import { releaseCheck } from './build/release.ts'
import portal, { configProblems } from './vite.config.ts'

/** `npm run build`: the portal's configuration, which refuses the mocked API and placeholders. */
export default defineConfig((env) =>
  mergeConfig(portal(env), { plugins: [releaseCheck(configProblems(env.mode))] }),
)
