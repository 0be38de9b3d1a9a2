ALTER TABLE "photo_versions" ADD CONSTRAINT "photo_versions_number" CHECK ("number" >= 1);
