ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") <= 100);
