import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Paths in the page are relative, so that the build can be served from any folder.
  base: '/',
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 2048 },
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
