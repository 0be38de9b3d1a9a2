ALTER TABLE "photos" ALTER COLUMN "alterations" SET NOT NULL;
