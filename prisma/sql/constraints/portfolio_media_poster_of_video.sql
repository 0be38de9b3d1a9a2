ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_poster_of_video" CHECK ("poster_file_id" IS NULL OR "kind" = 'VIDEO');
