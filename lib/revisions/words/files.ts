import { chosenFilesProblems } from '@/lib/deliveries/words/uploads'

export const fileProblems = chosenFilesProblems
