ALTER TABLE "mls_photos" ADD CONSTRAINT "mls_photos_result" CHECK (("file_id" IS NULL) <> ("problem" IS NULL));
