ALTER TABLE "media_files" ADD CONSTRAINT "media_files_chapters" CHECK ("kind" = 'FILM' OR "chapters" = '');
