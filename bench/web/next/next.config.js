import { dirname } from 'node:path'

export default {
  // The words are in the folder above.
  turbopack: { root: dirname(import.meta.dirname) },
}
