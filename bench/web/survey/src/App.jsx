// The style sheet of the introduction has a web font in it, for which this comparison has no use.
import 'survey-core/survey-core.fontless.css'
import { useState } from 'react'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { survey } from './survey.js'

export function App() {
  const [model] = useState(() => new Model(survey))
  return <Survey model={model} />
}
