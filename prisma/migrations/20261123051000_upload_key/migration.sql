-- The key under which a file arrived whose cleaned copy was stored in its place.
ALTER TABLE "stored_files" ADD COLUMN "upload_key" TEXT;

CREATE UNIQUE INDEX "stored_files_upload_key_key" ON "stored_files"("upload_key");
