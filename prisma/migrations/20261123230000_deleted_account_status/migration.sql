-- An account whose personal data was deleted. Its own migration, because a new value can't be used where it is added.
ALTER TYPE "AccountStatus" ADD VALUE 'DELETED';
