/** What is wrong with a field of a row. */
export const rowTexts = {
  folder: 'Enter the name of the folder.',
  address: "Enter the property's address.",
  date: 'Enter a date, such as 2023-06-30.',
  future: "This date isn't in the past.",
  title: 'At most 100 characters.',
  missingFolder: 'No folder with photos has this name.',
  ambiguousFolder: 'Several folders have this name. Enter more of its path, such as 2023/Main Street.',
}
