import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{src,blocks,server,scripts,schemas}/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
