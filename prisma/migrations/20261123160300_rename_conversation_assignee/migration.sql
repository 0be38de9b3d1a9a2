-- The photographer a conversation is assigned to.
ALTER TABLE "conversations" RENAME COLUMN "admin_id" TO "assignee_id";
ALTER TABLE "conversations" RENAME CONSTRAINT "conversations_admin_id_fkey" TO "conversations_assignee_id_fkey";
ALTER INDEX "conversations_admin_id_last_message_at_idx" RENAME TO "conversations_assignee_id_last_message_at_idx";
