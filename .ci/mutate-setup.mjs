if (document.body) await import('../src/test-setup.ts')
