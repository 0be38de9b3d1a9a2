ALTER TABLE "revision_comments" ADD CONSTRAINT "revision_comments_text" CHECK (length("text") BETWEEN 1 AND 2000);
