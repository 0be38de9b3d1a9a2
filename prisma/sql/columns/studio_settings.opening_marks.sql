ALTER TABLE "studio_settings" ALTER COLUMN "opening_marks" SET NOT NULL;
