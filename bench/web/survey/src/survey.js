import { words } from '../../words.ts'

const { start, address } = words
const zipCode = {
  title: start.zip,
  isRequired: true,
  maxLength: 5,
  validators: [{ type: 'regex', regex: '^\\d{5}$', text: start.wrongZip }],
}

/** The two screens as a survey of two pages. */
export const survey = {
  showQuestionNumbers: false,
  pageNextText: start.action,
  completeText: address.action,
  pages: [
    {
      title: start.title,
      description: start.subtitle,
      elements: [
        {
          type: 'radiogroup',
          name: 'type',
          title: start.type,
          isRequired: true,
          colCount: 3,
          choices: start.lines.map(([value, text]) => ({ value, text })),
        },
        { type: 'text', name: 'zipCode', ...zipCode },
      ],
    },
    {
      title: address.title,
      description: address.subtitle,
      elements: [
        { type: 'text', name: 'street', title: address.street, isRequired: true, maxLength: 200 },
        { type: 'text', name: 'unit', title: address.unit, maxLength: 60 },
        { type: 'text', name: 'city', title: address.city, isRequired: true, maxLength: 200 },
        {
          type: 'dropdown',
          name: 'state',
          title: address.state,
          isRequired: true,
          placeholder: address.choose,
          choices: address.states.map(([value, text]) => ({ value, text })),
        },
        { type: 'text', name: 'homeZipCode', ...zipCode, defaultValueExpression: '{zipCode}' },
      ],
    },
  ],
}
