import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Told } from '../../src/language/text.ts'
import type { StepViewProps } from '../../src/web/step/step-view.ts'
import type { StepProps } from '../../src/wizard/step.ts'

/** The HTML of a view as the server renders it. */
export function drawn<Props extends StepProps>(
  View: FunctionComponent<StepViewProps<Props>>,
  properties: Told<Props>,
  begun: Partial<Pick<StepViewProps, 'values' | 'errors'>> = {},
): string {
  const nobody = () => Promise.reject(new Error('what is drawn asks nobody'))
  return renderToStaticMarkup(
    createElement(View, {
      properties,
      values: {},
      errors: {},
      submit: () => {},
      send: () => {},
      loadAddressHelp: nobody,
      loadVehicleHelp: nobody,
      instrument: () => {},
      ...begun,
    }),
  )
}
