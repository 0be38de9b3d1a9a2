-- What is said in a film, and where its parts start.
CREATE TABLE "film_captions" (
  "media_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  CONSTRAINT "film_captions_pkey" PRIMARY KEY ("media_id")
);
ALTER TABLE "film_captions" ADD CONSTRAINT "film_captions_media_id_fkey"
  FOREIGN KEY ("media_id") REFERENCES "media_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "film_captions" ADD CONSTRAINT "film_captions_text" CHECK (
  starts_with("text", 'WEBVTT') AND octet_length("text") <= 1048576
);
ALTER TABLE "media_files" ADD COLUMN "chapters" TEXT NOT NULL DEFAULT '';
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_chapters" CHECK ("kind" = 'FILM' OR "chapters" = '');
