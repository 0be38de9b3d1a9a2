/** What a test found, as a sentence. A test that throws has failed with that error as its reason. */
export type Outcome = { isWorking: boolean; text: string }
