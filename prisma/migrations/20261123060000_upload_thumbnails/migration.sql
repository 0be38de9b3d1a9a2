-- CreateTable
CREATE TABLE "upload_thumbnails" (
    "file_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "upload_thumbnails_pkey" PRIMARY KEY ("file_id")
);

-- AddForeignKey
ALTER TABLE "upload_thumbnails" ADD CONSTRAINT "upload_thumbnails_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
