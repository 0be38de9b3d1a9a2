import { chosenFilesProblems } from '@/lib/photos/deliveries/words/uploads'

export const fileProblems = chosenFilesProblems
