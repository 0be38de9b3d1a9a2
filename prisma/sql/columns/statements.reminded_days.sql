ALTER TABLE "statements" ALTER COLUMN "reminded_days" SET NOT NULL;
