ALTER TABLE "service_links" ADD CONSTRAINT "service_links_others" CHECK ("owner_id" <> "service_id");
