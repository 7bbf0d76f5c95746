import * as v from 'valibot'

/** The name of a setting that holds a secret. */
export const setting = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z][A-Z0-9_]*$/,
    'name the setting that contains it, like WREN_SECRET: the secret itself does not belong here',
  ),
)
